import { useState } from 'react';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useWriting, type Writing } from '../../../entities/message/use-writing.js';
import { changedContact, type ContactDraft } from '../../../entities/boater/contact-rules.js';

export interface TypedBeside {
  readonly writing: Writing;
  /** The boater's contact data while they are edited; null: they are not. */
  readonly contact: ContactDraft | null;
  readonly onContact: (contact: ContactDraft | null) => void;
  /** Leaving would lose some of it. */
  readonly unsaved: boolean;
}

/** What is typed on the page beside its form. It outlives the tab it is typed on, and is asked about before it goes. */
export function useTypedBeside({ id, boater_id, boater }: ReservationDetail): TypedBeside {
  const writing = useWriting({ reservation_id: id, boater_id });
  const [contact, onContact] = useState<ContactDraft | null>(null);
  const changed = contact !== null && Object.keys(changedContact(boater, contact)).length > 0;
  return { writing, contact, onContact, unsaved: writing.unsaved || changed };
}
