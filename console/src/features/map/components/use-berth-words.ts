import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HarbourMap, MapBerth, MapBoat } from '../../../../../contracts/berths/harbour-map.js';
import { berthName } from '../../../../../contracts/berths/rules/berth-names.js';
import { useSeenThereWords } from '../../../entities/berth/use-seen-there-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { boatsByBerth } from '../model/boat-looks.js';

/** Names of the berths by id. */
export function useBerthNames({ berths, piers }: Pick<HarbourMap, 'berths' | 'piers'>): ReadonlyMap<string, string> {
  return useMemo(() => {
    const names = new Map(piers.map(({ id, name }) => [id, name]));
    return new Map(
      berths.map(({ id, pier_id, number, lettered }) => [id, berthName(names.get(pier_id) ?? '', number, lettered)]),
    );
  }, [berths, piers]);
}

/** The word for a berth without a boat. */
export function emptyWord({ active, offered }: Pick<MapBerth, 'active' | 'offered'>) {
  if (!active) return 'trade:outOfService' as const;
  return offered ? ('trade:empty' as const) : ('notOffered' as const);
}

/** Says of a boat who it is, and since or until when it lies there. */
export function useBoatWords(): (boat: MapBoat) => { readonly name: string; readonly when: string } {
  const { t } = useTranslation('map');
  const { dateShort } = useFormats();
  const thisYear = Number(useMarinaToday().slice(0, 4));
  return (boat) => {
    const name = boat.name ?? t('trade:unnamedBoat');
    if (boat.phase === 'OVERDUE') {
      return { name, when: t('stillHere', { date: dateShort(boat.leaves ?? boat.arrives, thisYear) }) };
    }
    if (boat.phase === 'EXPECTED') return { name, when: t('arrives', { date: dateShort(boat.arrives, thisYear) }) };
    if (boat.leaves === null) return { name, when: t('since', { date: dateShort(boat.arrives, thisYear) }) };
    return { name, when: t('leaves', { date: dateShort(boat.leaves, thisYear) }) };
  };
}

/** Says what is in a berth: its boat, else one that nobody expected, else nothing. */
export function useOccupantWords({
  strangers,
}: Pick<HarbourMap, 'strangers'>): (berth: MapBerth, boat: MapBoat | undefined) => string {
  const { t } = useTranslation('map');
  const boatWords = useBoatWords();
  const seenThereWords = useSeenThereWords();
  return (berth, boat) => {
    if (boat !== undefined) {
      const { name, when } = boatWords(boat);
      return `${name}, ${when}`;
    }
    const stranger = strangers.find(({ berth_id }) => berth_id === berth.id);
    return stranger === undefined ? t(emptyWord(berth)) : seenThereWords(stranger.boat_name, stranger);
  };
}

/** Says of a berth on the map what is in it: `C25, 15.00 × 4.80 m: Solveig, leaves Sat 3 Jul`. */
export function useBerthWords(map: HarbourMap): (berthId: string) => string {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const names = useBerthNames(map);
  const occupantWords = useOccupantWords(map);
  const boats = useMemo(() => boatsByBerth(map.boats, 'occupancy'), [map.boats]);
  const sizes = useMemo(() => new Map(map.berths.map((berth) => [berth.id, berth])), [map.berths]);
  return (id) => {
    const berth = sizes.get(id);
    if (berth === undefined) return '';
    const boat = boats.get(id);
    const state = occupantWords(berth, boat);
    const size = t('size', { length: formats.metres(berth.max_loa), beam: formats.metres(berth.max_beam) });
    return `${names.get(id) ?? ''}, ${size}: ${state}`;
  };
}
