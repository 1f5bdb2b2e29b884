// Co druga edycja nazywa inaczej; reszta jest w pl.ts.
export default {
  'map.trade': 'Kraina bandytów',
  'caption.gain-per-trade-pair': 'Za pary bandytów',
  'caption.trade': 'Odbierz nagrodę',
  'caption.gain-per-builder': 'Dolary za budowniczych',
  'tip.start': 'Początek szlaku\nPoganiacze wracają tu z Kansas City; pierwszym przystankiem jest zawsze A.',
  'tip.kc':
    'Kansas City\nKoniec szlaku: tu kończy się każdy ruch. Wprowadzasz do gry trzy żetony z rozwoju, sprzedajesz stado z ręki i wysyłasz je pociągiem. Potem twój poganiacz wraca na początek.',
  'tip.trade_tile':
    '{colour, select, green {Zielony} other {Pomarańczowy}} żeton bandyty\n{place_gain, select, pay {Nagroda tutaj: zapłać {place_worth, dollars} za żeton.} token {Nagroda tutaj: weź żeton wymiany i ten żeton.} other {Nagroda tutaj: weź {place_worth, dollars} i żeton.}}',
  'tip.trade_slot':
    'Wolne pole na żeton bandyty\nNowe żetony trafiają na pole o najniższej liczbie. Nagroda tutaj: {place_gain, select, pay {zapłać {place_worth, dollars}} token {żeton wymiany} other {{place_worth, dollars}}}.',
  'tip.station_worker': 'Zawiadowcą jest tu {worker, select, cowboy {kowboj} builder {budowniczy} other {inżynier}}.',
  'tip.tile_worker': '{worker, select, cowboy {Kowboj} builder {Budowniczy} other {Inżynier}} na rynek pracy',
  'tip.tile_trade': '{colour, select, green {Zielony żeton bandyty} other {Pomarańczowy żeton bandyty}}',
  'tip.job':
    '{worker, select, cowboy {Kowboj} builder {Budowniczy} other {Inżynier}} w rzędzie {row} rynku pracy\n{count, plural, =0 {Nikogo tu nie ma.} one {Zatrudnienie kosztuje {cost, dollars}; akcja może zmienić cenę.} other {Jest ich #; zatrudnienie jednego kosztuje {cost, dollars}; akcja może zmienić cenę.}}',
  'tip.token':
    'Żeton rynku pracy\nSchodzi w dół, gdy jego rząd jest pełny. Za żółtą strzałką uzupełnia się targ bydła. Za ostatnią gra się kończy: gracz, który go tam przesunie, bierze go za 2 punkty, a wszyscy inni mają jeszcze jedną turę.',
  'tip.workers':
    '{worker, select, cowboy {Kowboje} builder {Budowniczowie} other {Inżynierowie}}: {count} z {all}\n{worker, select, cowboy {Kupują krowy: im ich więcej, tym taniej.} builder {Budynek wymaga tylu z nich, ilu pokazuje.} other {Lokomotywa jedzie o pole za każdego, gdy tak mówi akcja.}}',
  'tip.building':
    'Budynek {building}\nWymaga {builders, plural, one {# budowniczego} few {# budowniczych} many {# budowniczych} other {# budowniczego}}; na koniec {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Gdy się tam zatrzymasz:',
  'tip.steps': 'Limit kroków: {limit}\nTyle miejsc może najwyżej przejść twój poganiacz w jednym ruchu. Puste pola się nie liczą.',
  'tip.trade': 'Żetony bandytów\nZielone: {green}, pomarańczowe: {other}.',
  'tip.seat_workers':
    'Pomocnicy gracza {seat, player}\nKowboje: {cowboys}, budowniczowie: {builders}, inżynierowie: {engineers}.',
  'text.workers': 'Kowboje: {cowboys}, budowniczowie: {builders}, inżynierowie: {engineers}',
  'fact.builders': '{count, plural, one {# budowniczy} few {# budowniczych} many {# budowniczych} other {# budowniczego}}',
} satisfies Record<string, string>;
