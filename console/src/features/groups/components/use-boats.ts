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

/** The boats of the group while it is entered. One more than a group may have is kept, so that it is refused, not lost. */
export function useBoats() {
  const [boats, setBoats] = useState<readonly BoatDraft[]>([]);
  const next = useRef(0);
  const add = (listed: readonly ListedBoat[]) => {
    const drafts = listed.map((boat) => boatDraft(boat, String((next.current += 1))));
    setBoats((before) => [...before, ...drafts].slice(0, MOST_GROUP_BOATS + 1));
  };
  return { boats, setBoats, add, addOne: () => add([unknown]) };
}
