export function conflictAddress(conflict_id: string): string {
  return `/activity/conflicts/${conflict_id}`;
}
