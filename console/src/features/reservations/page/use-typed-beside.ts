import { useState } from 'react';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useWriting, type Writing } from '../../../entities/message/use-writing.js';
import { changedContact, type ContactDraft } from '../../../entities/boater/contact-rules.js';

export interface TypedBeside {
  readonly writing: Writing;
  /** The boater's contact data during editing; otherwise null. */
  readonly contact: ContactDraft | null;
  readonly onContact: (contact: ContactDraft | null) => void;
  /** Leaving the page would lose input. */
  readonly unsaved: boolean;
}

/** Input on the page outside its form. It survives a change of tab, and staff confirm before it is discarded. */
export function useTypedBeside({ id, boater_id, boater }: ReservationDetail): TypedBeside {
  const writing = useWriting({ reservation_id: id, boater_id });
  const [contact, onContact] = useState<ContactDraft | null>(null);
  const changed = contact !== null && Object.keys(changedContact(boater, contact)).length > 0;
  return { writing, contact, onContact, unsaved: writing.unsaved || changed };
}
