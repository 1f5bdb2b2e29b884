// Local actions by their word in the notation, as message and parameters. The figures are those printed on the
// building tiles (facts/base.md, sections 9 and 10); boards that draw a tile read them here.
import type { Params } from '../../lib/i18n/format';

export interface ActionText {
  key: string;
  params: Params;
}

const breed = (breed: string, dollars: number, certificates = 0): ActionText => ({
  key: 'act.discard_breed',
  params: { breed, dollars, certificates },
});
const act = (key: string, params: Params = {}): ActionText => ({ key: `act.${key}`, params });

export const actions: Record<string, ActionText> = {
  'A:white': breed('white', 2),
  'A:hire': act('hire', { amount: 0 }),
  'A:hire+2': act('hire', { amount: 2 }),
  'B:green': breed('green', 2),
  'B:build': act('build', { amount: 2 }),
  'C:certificate': act('gain', { dollars: 0, certificates: 1 }),
  'C:objective': act('take_objective'),
  'C:engine': act('engine_per_engineer'),
  'D:trade': act('trade'),
  'D:engine': act('engine', { amount: 2, price: 2 }),
  'D:aux': act('aux'),
  'E:black': breed('black', 2),
  'E:buy': act('buy_cattle'),
  'F:pair': act('discard_pair', { dollars: 4 }),
  'F:hazard': act('remove_hazard', { price: 7 }),
  'G:engine': act('engine_per_engineer'),
  'G:aux': act('aux'),
  '1a:woods': act('gain_per_woods', { dollars: 2 }),
  '1b:objective': act('discard_objective', { certificates: 2 }),
  '1b:back': act('engine_back', { amount: 1, dollars: 3 }),
  '2a:white': breed('white', 4),
  '2a:buy': act('buy_cattle'),
  '2b:grey': act('discard_breed_engine', { breed: 'grey', amount: 1 }),
  '2b:green': breed('green', 3),
  '3a:pair': act('discard_pair', { dollars: 3 }),
  '3a:move': act('move_herder', { amount: 1 }),
  '3b:aux': act('aux'),
  '3b:move': act('move_herder', { amount: 1 }),
  '4a:hazard': act('remove_hazard', { price: 5 }),
  '4a:move': act('move_herder', { amount: 2 }),
  '4b:draw': act('draw_per_cowboy'),
  '4b:move': act('move_herder', { amount: 3 }),
  '5a:hire-1': act('hire', { amount: -1 }),
  '5a:engine': act('engine_per_engineer'),
  '5b:black': breed('black', 0, 2),
  '5b:engineers': act('gain_per_engineer', { dollars: 1 }),
  '6a:yellow': breed('yellow', 10),
  '6a:aux': act('aux'),
  '6b:any': act('discard_any_objective', { dollars: 3 }),
  '7a:pairs': act('gain_per_pair', { dollars: 2, certificates: 2 }),
  '7b:engine': act('engine_per_woods'),
  '8a:trade': act('trade'),
  '8a:aux': act('aux'),
  '8a:engine': act('engine', { amount: 2, price: 0 }),
  '8b:copy': act('copy'),
  '9a:engine': act('engine', { amount: 3, price: 0 }),
  '9a:delivery': act('extraordinary'),
  '9b:station': act('upgrade_behind'),
  '10a:certificates': act('certificates_to_limit'),
  '10a:move': act('move_herder', { amount: 5 }),
  '10b:dollars': act('gain', { dollars: 4, certificates: 0 }),
  '10b:engine': act('engine', { amount: 4, price: 0 }),
  '10b:move': act('move_herder', { amount: 4 }),
  'risk-grey': breed('grey', 2, 1),
  'risk-any': act('discard_any', { certificates: 1 }),
};

/** The printed risk actions by their space. */
export const risks: Record<string, string> = {
  FLR1: 'risk-grey',
  FLR2: 'risk-grey',
  DRR1: 'risk-any',
  OR1: 'risk-any',
  OR2: 'risk-grey',
  RFR1: 'risk-any',
  RFR2: 'risk-grey',
};

export type Task = 'cattle3' | 'brown' | 'purple' | 'building' | 'green' | 'blue' | 'hazard' | 'station' | 'last_city';

/** What each objective card asks for, in the order of its print. */
export const objectiveTasks: Record<string, [Task, number][]> = {
  'money-1': [['cattle3', 3], ['building', 1]],
  'money-2': [['brown', 1], ['hazard', 2]],
  'money-3': [['building', 1], ['blue', 2]],
  'money-4': [['building', 1], ['green', 1], ['blue', 1]],
  'money-5': [['station', 2], ['hazard', 1]],
  'draw-1': [['cattle3', 3], ['station', 1]],
  'draw-2': [['purple', 1], ['hazard', 1]],
  'draw-3': [['building', 2], ['hazard', 1]],
  'draw-4': [['station', 1], ['green', 1], ['blue', 1]],
  'draw-5': [['station', 1], ['green', 2]],
  'engine2-1': [['cattle3', 1], ['brown', 1], ['purple', 1]],
  'engine2-2': [['brown', 2], ['station', 1], ['green', 1]],
  'engine2-3': [['building', 2], ['green', 2]],
  'engine3-1': [['building', 1], ['blue', 1], ['hazard', 2]],
  'engine3-2': [['station', 2], ['hazard', 2]],
  'move-1': [['cattle3', 1], ['brown', 1], ['purple', 1]],
  'move-2': [['cattle3', 1], ['brown', 1], ['hazard', 2]],
  'move-3': [['building', 2], ['hazard', 2]],
  'move-4': [['station', 2], ['building', 2]],
  'move-5': [['station', 2], ['blue', 2]],
  'aux-city-1': [['last_city', 1]],
  'aux-city-2': [['last_city', 1]],
  'aux-city-3': [['last_city', 1]],
  'aux-city-4': [['last_city', 1]],
  'start-1': [['cattle3', 1], ['brown', 1], ['building', 1]],
  'start-2': [['building', 2], ['hazard', 1]],
  'start-3': [['blue', 1], ['hazard', 2]],
  'start-4': [['green', 1], ['station', 2]],
};
