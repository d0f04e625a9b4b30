; What LLVM's code calls, where no library can be linked. `nobuiltin` keeps the loops from becoming
; calls of themselves.
@_fltused = global i32 0
define ptr @memset(ptr %to, i32 %value, i64 %length) nobuiltin "no-builtins" {
  %byte = trunc i32 %value to i8
  %none = icmp eq i64 %length, 0
  br i1 %none, label %done, label %loop
loop:
  %k = phi i64 [ 0, %0 ], [ %next, %loop ]
  %at = getelementptr i8, ptr %to, i64 %k
  store i8 %byte, ptr %at
  %next = add i64 %k, 1
  %last = icmp eq i64 %next, %length
  br i1 %last, label %done, label %loop
done:
  ret ptr %to
}
define ptr @memcpy(ptr %to, ptr %from, i64 %length) nobuiltin "no-builtins" {
  %none = icmp eq i64 %length, 0
  br i1 %none, label %done, label %loop
loop:
  %k = phi i64 [ 0, %0 ], [ %next, %loop ]
  %source = getelementptr i8, ptr %from, i64 %k
  %byte = load i8, ptr %source
  %at = getelementptr i8, ptr %to, i64 %k
  store i8 %byte, ptr %at
  %next = add i64 %k, 1
  %last = icmp eq i64 %next, %length
  br i1 %last, label %done, label %loop
done:
  ret ptr %to
}
define ptr @memmove(ptr %to, ptr %from, i64 %length) nobuiltin "no-builtins" {
  %a = ptrtoint ptr %to to i64
  %b = ptrtoint ptr %from to i64
  %forward = icmp ule i64 %a, %b
  br i1 %forward, label %ahead, label %back
ahead:
  %copied = call ptr @memcpy(ptr %to, ptr %from, i64 %length)
  ret ptr %to
back:
  %left = phi i64 [ %length, %0 ], [ %k, %move ]
  %none = icmp eq i64 %left, 0
  br i1 %none, label %done, label %move
move:
  %k = sub i64 %left, 1
  %source = getelementptr i8, ptr %from, i64 %k
  %byte = load i8, ptr %source
  %at = getelementptr i8, ptr %to, i64 %k
  store i8 %byte, ptr %at
  br label %back
done:
  ret ptr %to
}
