// Co druga edycja nazywa inaczej; reszta jest w pl.ts.
export default {
  'worker.builder': 'budowniczy',
  'worker.one.builder': 'budowniczego',
  'workers.builder': 'Budowniczowie',
  'many.builder': 'budowniczowie',
  'count.builder': '{workers, plural, one {# budowniczego} few {# budowniczych} many {# budowniczych} other {# budowniczego}}',
  'trade.tile': 'żeton bandyty',
  'task.green-trade':
    '{count, plural, one {# zielony żeton bandyty} few {# zielone żetony bandytów} many {# zielonych żetonów bandytów} other {# zielonego żetonu bandyty}}',
  'task.blue-trade':
    '{count, plural, one {# pomarańczowy żeton bandyty} few {# pomarańczowe żetony bandytów} many {# pomarańczowych żetonów bandytów} other {# pomarańczowego żetonu bandyty}}',
  'tile.builder': 'budowniczego',
  'tile.trade-green': 'zielony żeton bandyty',
  'tile.trade-blue': 'pomarańczowy żeton bandyty',
  'offer.trade-green': 'zielony żeton bandyty',
  'offer.trade-blue': 'pomarańczowy żeton bandyty',
  'via.O': 'drogą bandytów',
  'master.now.hazard-or-trade': 'od razu niebezpieczeństwo lub żeton bandyty',
  'master.now.build-free': 'za darmo budynek, który wymaga najwyżej 2 budowniczych',
  'master.end.trade-pair':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za parę żetonów bandytów',
  'place':
    '{placeKind, select, start {początek szlaku} kc {Kansas City} neutral {budynek neutralny {letter}} own {twój budynek {building}} theirs {budynek {building} gracza {owner, player}} hazard {{hazard, name, hazard} na polu {number}} trade {bandyta przy {slot.trade, message}} other {pole {space}}}',
  'place.at':
    '{placeKind, select, start {na początku szlaku} kc {w Kansas City} neutral {w budynku neutralnym {letter}} own {w swoim budynku {building}} theirs {w budynku {building} gracza {owner, player}} hazard {{hazard, select, rockfall {przy lawinie kamiennej na polu {number}} flood {przy powodzi na polu {number}} other {przy suszy na polu {number}}}} trade {przy bandycie przy {slot.trade, message}} other {na polu {space}}}',
  'place.to':
    '{placeKind, select, start {na początek szlaku} kc {do Kansas City} neutral {do budynku neutralnego {letter}} own {do swojego budynku {building}} theirs {do budynku {building} gracza {owner, player}} hazard {{hazard, select, rockfall {do lawiny kamiennej na polu {number}} flood {do powodzi na polu {number}} other {do suszy na polu {number}}}} trade {do bandyty przy {slot.trade, message}} other {na pole {space}}}',
  'act.gain_per_trade_pair':
    'Weź {certificates, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}} i {dollars, dollars} za każdą parę zielonego i pomarańczowego żetonu bandyty',
  'act.build': 'Postaw lub zastąp budynek, {amount, dollars} za budowniczego',
  'act.trade': 'Odbierz nagrodę: weź żeton bandyty',
  'act.move_herder':
    'Przesuń poganiacza dalej, do {amount, plural, one {# kroku} few {# kroków} many {# kroków} other {# kroku}}',
  'act.gain_per_builder': 'Weź {dollars, dollars} za każdego budowniczego',
  'act.build_free':
    '{amount, plural, =0 {Postaw lub zastąp budynek za darmo} one {Postaw za darmo budynek, który wymaga najwyżej # budowniczego} few {Postaw za darmo budynek, który wymaga najwyżej # budowniczych} many {Postaw za darmo budynek, który wymaga najwyżej # budowniczych} other {Postaw za darmo budynek, który wymaga najwyżej # budowniczego}}',
  'decision.place_herder': 'Postaw poganiacza na budynku neutralnym i zacznij tam.',
  'decision.build_tile':
    '{dollars_per_builder, plural, =0 {{builders_at_most, plural, =0 {Wybierz budynek za darmo.} one {Wybierz za darmo budynek, który wymaga najwyżej # budowniczego.} few {Wybierz za darmo budynek, który wymaga najwyżej # budowniczych.} many {Wybierz za darmo budynek, który wymaga najwyżej # budowniczych.} other {Wybierz za darmo budynek, który wymaga najwyżej # budowniczego.}}} other {Wybierz budynek, {dollars_per_builder, dollars} za każdego potrzebnego budowniczego.}}',
  'decision.hazard_or_trade': 'Usuń niebezpieczeństwo za darmo albo weź żeton bandyty.',
  'decision.trade': 'Wybierz żeton bandyty; otrzymasz nagrodę widoczną nad nim.',
  'tile.trade-orange': 'pomarańczowy żeton bandyty',
} satisfies Record<string, string>;
