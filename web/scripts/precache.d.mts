import type { Kept } from '../src/service/plan';
export function filesOf(folder: string): Kept;
export function precache(folder: string): void;
