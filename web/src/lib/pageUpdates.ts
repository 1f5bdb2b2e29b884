// Decides when a new version of the page replaces the old one: at the reader's request, or when it interrupts no
// reader.

/**
 * `waiting`: a new version is fetched and waits. `taken`: it is active, but this page still belongs to the old version.
 */
export type Stage = 'none' | 'waiting' | 'taken';

export interface Situation {
  stage: Stage;
  /** The reader has asked for the new version. */
  requested: boolean;
  /** A table is open in this tab. `anyTable`: in any tab of this browser. */
  atTable: boolean;
  anyTable: boolean;
  /** The reader is not interrupted: the lobby has just been opened or returned to, or the tab is hidden. */
  idle: boolean;
}

/** `offer`: ask the reader. `apply`: activate the new version. `reload`: load this page anew. */
export type Step = 'nothing' | 'offer' | 'apply' | 'reload';

export function nextStep({ stage, requested, atTable, anyTable, idle }: Situation): Step {
  if (stage === 'none') return 'nothing';
  if (stage === 'taken') return requested || (idle && !atTable) ? 'reload' : 'offer';
  return requested || (idle && !anyTable) ? 'apply' : 'offer';
}
