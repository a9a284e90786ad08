import { useRef, useState } from 'react';
import { MOST_GROUP_BOATS } from '../../../../../contracts/reservations/vocabulary.js';
import { type BoatDraft, boatDraft } from '../model/group-draft.js';
import type { ListedBoat } from '../model/pasted-list.js';

const unknown: ListedBoat = {
  name: '',
  skipper: '',
  email: '',
  phone: '',
  length: null,
  beam: null,
  draft: null,
  feet: {},
};

/** The boats of the group while it is entered, and how many more it may have. */
export function useBoats() {
  const [boats, setBoats] = useState<readonly BoatDraft[]>([]);
  const next = useRef(0);
  const add = (listed: readonly ListedBoat[]) => {
    const drafts = listed.map((boat) => boatDraft(boat, String((next.current += 1))));
    setBoats((before) => [...before, ...drafts]);
  };
  return { boats, setBoats, add, addOne: () => add([unknown]), room: MOST_GROUP_BOATS - boats.length };
}
