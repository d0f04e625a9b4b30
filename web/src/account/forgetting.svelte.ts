// Whether this browser has no room for the key of a seat, which its owner has to know.
export const forgetting = $state({ is: false });
