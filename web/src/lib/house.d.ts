/** Written by the build (vite.config.ts): the way to the house, or none where the program for browsers was not built. */
declare module 'virtual:house' {
  export const openHouse: (() => Promise<import('./connection').House>) | null;
}
