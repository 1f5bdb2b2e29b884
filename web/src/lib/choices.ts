// Choices without any rule of a game: which choices belong to an element, in which order they are listed, and which
// need a confirmation.
import type { Choice } from './types';

/** Keys of choices that pass or end something; the page shows them apart from the others. */
const closing = new Set(['end', 'done', 'skip']);

export function isClosing(choice: Choice): boolean {
  return closing.has(choice.key);
}

export function choicesAt(el: string, choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.elements?.includes(el));
}

/** Sorts the choices of one element: the most profitable first, and of equally profitable ones the shortest path first. */
export function inOrder(choices: readonly Choice[]): Choice[] {
  return [...choices].sort(
    (a, b) => (b.dollars ?? 0) - (a.dollars ?? 0) || (a.path?.length ?? 0) - (b.path?.length ?? 0),
  );
}

export interface ChoiceGroup {
  key: string;
  choices: Choice[];
}

/** The list of the decision bar: choices grouped by key, in the order in which the game gives the keys. */
export function grouped(choices: readonly Choice[]): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [];
  for (const choice of choices) {
    if (isClosing(choice)) continue;
    const group = groups.find((one) => one.key === choice.key);
    if (group) group.choices.push(choice);
    else groups.push({ key: choice.key, choices: [choice] });
  }
  // Choices along a path are listed from near to far.
  for (const group of groups) {
    if (group.choices.every((choice) => choice.path)) {
      group.choices.sort((a, b) => a.path!.length - b.path!.length || (b.dollars ?? 0) - (a.dollars ?? 0));
    }
  }
  return groups;
}

export function closingChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter(isClosing);
}

/** All choices in the order in which they are listed, for number keys and arrows. */
export function listed(choices: readonly Choice[]): Choice[] {
  return [...grouped(choices).flatMap((group) => group.choices), ...closingChoices(choices)];
}

/**
  * True if the page asks for a confirmation. It does for a choice that cannot be undone, unless the choice is the only
 * one, ends or passes something, or has one of the `ordinary` keys.
 */
export function needsConfirmation(choice: Choice, all: readonly Choice[], ordinary: ReadonlySet<string>): boolean {
  return choice.final === true && all.length > 1 && !isClosing(choice) && !ordinary.has(choice.key);
}

/** If `choice` ends the turn: the groups of choices that would be given up, without those of the `deferrable` keys. */
export function choicesLeftAtTurnEnd(choice: Choice, all: readonly Choice[], deferrable: ReadonlySet<string>): ChoiceGroup[] {
  if (choice.key !== 'end') return [];
  return grouped(all).filter((group) => !deferrable.has(group.key));
}

/** The choice if there is exactly one, else null. */
export function onlyChoice(choices: readonly Choice[]): Choice | null {
  return choices.length === 1 ? choices[0]! : null;
}
