import { useState } from 'react';
import type { CreateMany } from '../../../../../contracts/berths/many-berths.js';
import { berthName } from '../../../../../contracts/berths/rules/berth-names.js';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import type { BoatTypes, HolderType } from '../../../../../contracts/berths/vocabulary.js';
import { noLocation, noServices } from '../../../entities/berth/facilities.js';
import { type BerthRun, firstNumberOf, isLettered, numbersOf, runOf, runProblem } from '../model/berth-run.js';
import { enteredSizes, type EnteredSizes, sizesOfPier } from '../model/pier-sizes.js';
import { usePierBerths } from '../model/use-pier-berths.js';

const nobody: ReadonlySet<number> = new Set();

/** A run of berths as it is typed, with what the pier has already and the command that adds the rest. */
export function useManyForm(piers: readonly PierRecord[], firstPier: string | null) {
  const [chosenPier, setPierId] = useState<string | null>(null);
  // A pier that was just added may reach the list a moment after the dialog.
  const pierId = chosenPier ?? piers.find(({ id }) => id === firstPier)?.id ?? piers[0]?.id ?? '';
  const pier = piers.find(({ id }) => id === pierId) ?? null;
  const [first, setFirst] = useState('');
  const [count, setCount] = useState<number | null>(null);
  const [every, setEvery] = useState<1 | 2>(1);
  const [leftOut, setLeftOut] = useState(nobody);
  const [typedSizes, setTypedSizes] = useState<EnteredSizes | null>(null);
  const [services, setServices] = useState(noServices);
  const [location, setLocation] = useState(noLocation);
  const [boat_types, setBoatTypes] = useState<BoatTypes>('any');
  const [holder_type, setHolderType] = useState<HolderType>('VISITOR');
  const [active, setActive] = useState(true);
  const [offered, setOffered] = useState(true);
  const [instant, setInstant] = useState<boolean | null>(null);
  const onPier = usePierBerths(pierId === '' ? null : pierId);
  const there = (onPier.data ?? []).map(({ number }) => number);

  const run: BerthRun = { first: firstNumberOf(first), count, every };
  const lettered = isLettered(first);
  const berths = runOf(run, new Set(there), leftOut);
  const sizes = typedSizes ?? sizesOfPier(pier);
  const entered = enteredSizes(sizes);
  const problem = runProblem(run, berths);
  const fresh = berths.filter(({ state }) => state === 'new');
  const last = numbersOf(run).at(-1);
  const instant_booking = instant ?? pier?.instant_booking ?? false;
  const command: CreateMany | null =
    pier === null || problem !== null || entered.sizes === null || run.first === null || last === undefined
      ? null
      : {
          pier_id: pier.id,
          first: run.first,
          last,
          every,
          lettered,
          leave_out: [...leftOut],
          ...entered.sizes,
          services: { ...services },
          location: { ...location },
          boat_types,
          holder_type,
          active,
          offered,
          instant_booking,
          notes: '',
        };
  return {
    pier,
    choosePier: (id: string) => {
      setPierId(id);
      setLeftOut(nobody);
    },
    first,
    setFirst,
    count,
    setCount,
    every,
    setEvery,
    sizes,
    setSizes: setTypedSizes,
    services,
    setServices,
    location,
    setLocation,
    boat_types,
    setBoatTypes,
    holder_type,
    setHolderType,
    active,
    setActive,
    offered,
    setOffered,
    instant_booking,
    setInstant,
    berths,
    fresh,
    there,
    problem,
    sizeProblem: entered.problem,
    noSizes: entered.sizes === null,
    command,
    leaveOut: (number: number, out: boolean) => {
      const next = new Set(leftOut);
      if (out) next.add(number);
      else next.delete(number);
      setLeftOut(next);
    },
    nameOf: (number: number) => berthName(pier?.name ?? '', number, lettered),
    /** Whether anything was typed, which closing would lose. */
    touched: first !== '' || count !== null || typedSizes !== null,
  };
}
export type ManyForm = ReturnType<typeof useManyForm>;
