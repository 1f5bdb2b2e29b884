/** The room that the page gives a drawing, in pixels, as its frame measures it. The height is 0 without a limit. */
export class Room {
  width = $state(0);
  height = $state(0);
}
