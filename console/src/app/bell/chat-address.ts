interface ChatFlow {
  readonly type: 'reservation' | 'absence_report' | 'general';
  readonly redirect_id: string;
}

const addresses = {
  reservation: { root: '/reservations', query: '?tab=1' },
  absence_report: { root: '/absence-reports', query: '?tab=1' },
  general: { root: '/boaters', query: '?tab=messages' },
} as const;

/** The address of a conversation's page; null when there is none. `hasPagesOf`: whether a root has pages of records. */
export function chatAddress({ type, redirect_id }: ChatFlow, hasPagesOf: (root: string) => boolean): string | null {
  const { root, query } = addresses[type];
  return hasPagesOf(root) ? `${root}/${redirect_id}${query}` : null;
}
