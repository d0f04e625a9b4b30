proof-title = War die Mischung ehrlich?
proof-why = Bevor hier jemand einen eigenen Text zur Mischung gab, musste der Server ein Geheimnis festlegen und dessen Fingerabdruck zeigen. Geheimnis und Texte ergeben zusammen jede Mischung; niemand konnte also die Karten wählen. Jetzt liegt alles offen, und dieser Browser hat es selbst nachgerechnet.
proof-right = Ihr Browser hat die Mischung geprüft
proof-wrong = Die Mischung war NICHT die zugesagte
proof-alarm = Etwas an den Karten dieser Partie stimmt nicht mit dem überein, was diesem Browser zugesagt war. Sehen Sie unten nach, und heben Sie die Aufzeichnung auf.
proof-findings = Was dieser Browser geprüft hat
proof-silent = Dieser Browser konnte die Aufzeichnung der Partie nicht bekommen und hat deshalb nichts geprüft.
proof-secret-wrong = Das Geheimnis ist nicht das, dessen Fingerabdruck vor der Partie gezeigt wurde.
proof-secret-fits = Das Geheimnis ist das, dessen Fingerabdruck dieser Browser vor dem Austeilen behalten hat.
proof-secret-unkept = Das Geheimnis passt zu seinem Fingerabdruck. Ob derselbe vor der Partie gezeigt wurde, weiß dieser Browser nicht: Er sollte nichts zur Mischung beitragen.
proof-own = Der Text, den dieser Browser gewürfelt hat, ging in die Mischung ein.
proof-own-wrong = Der Text, den dieser Browser gewürfelt hat, ging nicht in die Mischung ein.
proof-own-none = Dieser Browser hat nichts zur Mischung beigetragen.
proof-bots = Nur Menschen haben etwas zur Mischung beigetragen.
proof-bots-wrong = Für einen Bot wurde etwas zur Mischung gegeben; die Karten ließen sich also wählen.
proof-cards = { $shown } Karten und Züge vom Stapel, die hier zu sehen waren, sind die der Mischung, jede an ihrer Stelle.{ $hidden ->
    [0] {""}
    [one] {" "}Eine war nur für andere.
   *[other] {" "}{ $hidden } waren nur für andere.
 }
proof-cards-wrong = Eine Karte, die nach Aktion { $ply } zu sehen war, ist nicht die der Mischung.
proof-cards-none = Von den Karten war in diesem Browser nichts zu sehen.
proof-cards-unknown = Wie die Karten dieses Spiels ausgeteilt werden, weiß dieser Browser nicht.
proof-beyond = Hier nicht geprüft: ob jeder Zug die Regeln einhält (das tun „Partie prüfen“ und der Befehl „polis verify“) und ob jemand am Tisch mit dem Gastgeber unter einer Decke steckte.
proof-lesson = Eine Lektion wird für alle gleich ausgeteilt: Für dieses Spiel wurde nichts gemischt. Nachspielen und vergleichen lässt es sich trotzdem.
proof-commitment = Fingerabdruck
proof-secret = Geheimnis
proof-verify = Partie prüfen
proof-busy = Wird nachgespielt …
proof-changed = Der Fingerabdruck dieser Mischung ist nicht der, der diesem Browser vorher gezeigt wurde. Nichts wurde gesendet: Spielen Sie hier nicht.
proof-shown = Die Mischung steht ab jetzt fest. Ihr Fingerabdruck: { $commitment }
