/** The viewer determines which messages are unread and who "you" are. */
export type Viewer = StaffViewer | { readonly kind: 'boater' };

export interface StaffViewer {
  readonly kind: 'staff';
  readonly user_id: string;
  /** UTC; old messages count as read. */
  readonly now: string;
}
