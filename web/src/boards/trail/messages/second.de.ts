// Was die zweite Ausgabe anders nennt; alles Übrige steht in de.ts.
export default {
  'map.trade': 'Land der Gesetzlosen',
  'caption.gain-per-trade-pair': 'Je Paar Gesetzloser',
  'caption.trade': 'Kopfgeld kassieren',
  'caption.gain-per-builder': 'Geld je Baumeister',
  'tip.start': 'Beginn des Pfads\nNach Kansas City geht es von hier weiter; der erste Halt ist immer A.',
  'tip.kc':
    'Kansas City\nDas Ende des Pfads; niemand zieht daran vorbei. Drei Plättchen der Vorschau kommen ins Spiel, du verkaufst die Herde auf deiner Hand und lieferst sie mit der Bahn; dann kehrt dein Viehtreiber zum Beginn zurück.',
  'tip.trade_tile':
    '{colour, select, green {Grünes} other {Oranges}} Gesetzlosenplättchen auf {space}\n{gain, select, pay {Kopfgeld hier: Zahle {dollars, dollars} für das Plättchen.} token {Kopfgeld hier: ein Tauschplättchen und das Plättchen.} other {Kopfgeld hier: {dollars, dollars} und das Plättchen.}}',
  'tip.trade_slot':
    'Freies Feld für einen Gesetzlosen\nNeue kommen auf die niedrigste Zahl. Das Kopfgeld hier: {gain, select, pay {{dollars, dollars} zahlen} token {ein Tauschplättchen} other {{dollars, dollars}}}.',
  'tip.station_worker':
    '{worker, select, cowboy {Ein Cowboy} builder {Ein Baumeister} other {Ein Ingenieur}} ist hier Bahnhofsvorsteher.',
  'tip.tile_worker': '{worker, select, cowboy {Cowboy} builder {Baumeister} other {Ingenieur}} für den Arbeitsmarkt',
  'tip.tile_trade': '{colour, select, green {Grünes Gesetzlosenplättchen} other {Oranges Gesetzlosenplättchen}}',
  'tip.job':
    '{worker, select, cowboy {Cowboy} builder {Baumeister} other {Ingenieur}} in Zeile {row} des Arbeitsmarkts\n{count, plural, =0 {Keiner da.} one {Einstellen kostet {cost, dollars}, je nach Aktion mehr oder weniger.} other {# da; einen einzustellen kostet {cost, dollars}, je nach Aktion mehr oder weniger.}}',
  'tip.token':
    'Arbeitsmarkt-Anzeiger\nEr zieht abwärts, wenn seine Zeile voll ist. Am gelben Pfeil wird der Rindermarkt aufgefüllt; am letzten endet das Spiel: Wer ihn dorthin zieht, nimmt ihn für 2 Punkte, und alle anderen sind noch einmal am Zug.',
  'tip.workers':
    '{worker, select, cowboy {Cowboys} builder {Baumeister} other {Ingenieure}}: {count} von {all}\n{worker, select, cowboy {Sie kaufen Rinder: Je mehr, desto günstiger.} builder {Ein Gebäude braucht so viele von ihnen, wie seine Zahl sagt.} other {Ein Feld der Lok für jeden, wo eine Aktion es sagt.}}',
  'tip.building':
    'Gebäude {building}\nBraucht {builders, plural, one {# Baumeister} other {# Baumeister}}; am Ende {points, plural, one {# Punkt} other {# Punkte}}. Wenn du dort anhältst:',
  'tip.steps':
    'Schrittlimit: {limit}\nSo viele Orte darf der Viehtreiber mit einem Zug gehen. Leere Felder zählen nicht.',
  'tip.trade':
    'Gesetzlosenplättchen\n{green, plural, one {# grünes} other {# grüne}}, {other, plural, one {# oranges} other {# orange}}.',
  'tip.seat_workers':
    'Arbeiter von {seat, player}\nCowboys: {cowboys}, Baumeister: {builders}, Ingenieure: {engineers}.',
  'text.workers': 'Cowboys: {cowboys}, Baumeister: {builders}, Ingenieure: {engineers}',
} satisfies Record<string, string>;
