import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { Second } from '../../../ui/layout/second.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useStaysFound } from '../api/use-harbour-map.js';
import type { SizedBoat } from '../model/map-address.js';

export interface FitWish {
  readonly boat: SizedBoat;
  readonly date?: string;
  readonly until?: string;
}

interface FitPanelProps {
  readonly boat: SizedBoat | null;
  readonly date: string;
  readonly until: string | null;
  readonly counts: { readonly fits: number; readonly taken: number } | null;
  readonly onBoat: (wish: FitWish) => void;
  readonly onUntil: (until: string | null) => void;
}

const labels = { length: 'trade:length', beam: 'trade:beam', draft: 'trade:draught' } as const;

/** Chooses the boat whose fit the map shows: by a reservation or by its sizes. */
export function FitPanel({ boat, date, until, counts, onBoat, onUntil }: FitPanelProps) {
  const { t } = useTranslation('map');
  const [typed, setTyped] = useState<Partial<Record<keyof SizedBoat, number | null>>>({});
  const size = (name: keyof SizedBoat): number | null =>
    name in typed ? (typed[name] ?? null) : (boat?.[name] ?? null);
  const put = (name: keyof SizedBoat, value: number | null): void => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    const of = (one: keyof SizedBoat) => (one in next ? next[one] : boat?.[one]);
    const [length, beam, draft] = [of('length'), of('beam'), of('draft')];
    if (length && beam && draft) onBoat({ boat: { length, beam, draft } });
  };
  return (
    <Card>
      <Section title={t('whichBoat')}>
        <ReservationSearch
          onBoat={(wish) => {
            setTyped({});
            onBoat(wish);
          }}
        />
        <Stack gap={8} columns="repeat(3, minmax(0, 1fr))">
          {(['length', 'beam', 'draft'] as const).map((name) => (
            <NumberInput
              key={name}
              label={t(labels[name])}
              suffix="m"
              maxIntegers={3}
              value={size(name)}
              onChange={(value) => put(name, value ?? null)}
            />
          ))}
        </Stack>
        <DateInput
          label={t('until')}
          value={until ?? addDays(date, 1)}
          min={addDays(date, 1)}
          onChange={(day) => onUntil(day ?? null)}
        />
        <Second as="p" role="status">
          {counts === null ? t('enterSizes') : t('fitCounts', counts)}
        </Second>
      </Section>
    </Card>
  );
}

function ReservationSearch({ onBoat }: Pick<FitPanelProps, 'onBoat'>) {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const { data, may, enabled } = useStaysFound(search);
  if (!may) return null;
  const found = enabled ? (data?.items ?? []) : [];
  return (
    <>
      <SearchField label={t('findReservation')} value={search} onSearch={setSearch} width="100%" />
      {enabled && data !== undefined && found.length === 0 && <Second as="p">{t('noReservation')}</Second>}
      {found.length > 0 && (
        <Stack as="ul" gap={4}>
          {found.map(({ id, vessel, start_date, end_date }) => (
            <li key={id}>
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  const { length, beam, draft } = vessel;
                  setSearch('');
                  onBoat({ boat: { length, beam, draft }, date: start_date, until: end_date });
                }}
              >
                {t('reservationFound', {
                  boat: vessel.name,
                  length: formats.metres(vessel.length),
                  dates: formats.dateSpan(start_date, end_date),
                })}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
