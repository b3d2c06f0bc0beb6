/** Whether a cell is other than most of its row; where none is more frequent than another, each is. */
export function standsOut(cells: readonly string[], cell: string): boolean {
  const timesOf = (wanted: string) => cells.filter((each) => each === wanted).length;
  const times = cells.map(timesOf);
  const most = Math.max(...times);
  return Math.min(...times) === most || timesOf(cell) < most;
}
