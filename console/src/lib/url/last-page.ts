/** The last page that has rows; 1 if there are none. */
export function lastPage(total: number, page_size: number): number {
  return Math.max(1, Math.ceil(total / page_size));
}
