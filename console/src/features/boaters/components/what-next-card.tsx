import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { documentCalls } from '../../../../../contracts/customers/calls.js';
import { personDocuments } from '../../../../../contracts/customers/rules/person-documents.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ListedReservation } from '../../../../../contracts/reservations/list.js';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { AbsenceIcon, FileIcon, HistoryIcon } from '../../../ui/icons.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { styled } from '../../../ui/theme/styled.js';
import { type NextThing, nextThings } from '../model/what-next.js';
import { documentTopics } from './documents-card.js';
import { FileLink } from './file-link.js';

const List = styled('ol')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** The list shows no more; stays are read this far, so that a contract that was renewed is known. */
const MOST = 8;

/** Lists the boat's next events by date: stays, the next absence, expiring documents and contracts to renew. */
export function WhatNextCard({ vesselId: vessel_id }: { readonly vesselId: string }) {
  const { t } = useTranslation('boaters');
  const from = useFormats().today();
  const mayReadStays = useMay(reservationCalls.getall.access);
  const mayReadAbsences = useMay(absenceCalls.getall.access);
  const stays = useLoad(
    reservationCalls.getall,
    {
      filter: {
        vessel_id,
        stay: { from },
        statuses: ['initiated', 'pending', 'waiting', 'waiting_list', 'approved'],
      },
      sort: { key: 'start_date', direction: 'asc' },
      page_size: MOST,
    },
    { topics: [{ topic: 'reservations' }], enabled: mayReadStays },
  );
  const absences = useLoad(
    absenceCalls.getall,
    { vessel_id, date_from: from, page_size: 1 },
    { topics: [{ topic: 'absences' }], enabled: mayReadAbsences },
  );
  const documents = useLoad(documentCalls.getall, { vessel_id }, { topics: documentTopics });
  const failed = [stays, absences, documents].find(({ data, error }) => data === undefined && error !== null);
  if (failed?.error != null) {
    return (
      <Card>
        <Section title={t('whatNext')} level="label">
          <LoadFailed load={failed} />
        </Section>
      </Card>
    );
  }
  // Parts that the user may not see are left out; the others are shown once all of them are there.
  if (mayReadStays && stays.data === undefined) return null;
  if (mayReadAbsences && absences.data === undefined) return null;
  if (documents.data === undefined) return null;
  const things = nextThings({
    stays: stays.data?.items ?? [],
    absences: absences.data?.items ?? [],
    documents: personDocuments(documents.data.items),
  });
  return (
    <Card>
      <Section title={t('whatNext')} level="label">
        {things.length === 0 && <Quiet>{t('nothingNext')}</Quiet>}
        {things.length > 0 && (
          <List>
            {things.slice(0, MOST).map((thing) => (
              <Thing key={`${thing.is} ${idOf(thing)}`} thing={thing} today={from} />
            ))}
          </List>
        )}
      </Section>
    </Card>
  );
}

interface ThingProps {
  readonly thing: NextThing<ListedReservation>;
  readonly today: string;
}

function Thing({ thing, today }: ThingProps) {
  const { t } = useTranslation('boaters');
  const { dateLong, dateRange } = useFormats();
  const status = useStatusWords();
  switch (thing.is) {
    case 'stay': {
      const { stay } = thing;
      const { kind, label } = status.full({ ...stay, payment_due: stay.payment_standing === 'due' });
      const berth =
        stay.berth === null ? [] : [t('trade:berthNamed', { berth: `${stay.berth.pier_name}${stay.berth.number}` })];
      return (
        <Line mark={<StatusMark kind={kind} />} words={[label, ...berth].join(', ')}>
          <Link to={`/reservations/${stay.id}`}>{dateRange(stay.start_date, stay.end_date)}</Link>
        </Line>
      );
    }
    case 'absence': {
      const { absence_report_id, departure_date, return_date } = thing.absence;
      return (
        <Line mark={<AbsenceIcon />} words={t('nextAbsence')}>
          <Link to={`/absence-reports/${absence_report_id}`}>{dateRange(departure_date, return_date)}</Link>
        </Line>
      );
    }
    case 'document': {
      const { document, on } = thing;
      const words = { document: t(`document_${document.attachment_type}`) };
      return (
        <Line mark={<FileIcon />} words={on < today ? t('documentEnded', words) : t('documentEnds', words)}>
          {dateLong(on)} <FileLink file={document} />
        </Line>
      );
    }
    case 'renewal':
      return (
        <Line mark={<HistoryIcon />} words={t('contractEnds')}>
          <Link to={`/reservations/${thing.stay.id}`}>{dateLong(thing.on)}</Link>
        </Line>
      );
  }
}

interface LineProps {
  readonly mark: ReactNode;
  readonly words: string;
  readonly children: ReactNode;
}

function Line({ mark, words, children }: LineProps) {
  return (
    <Stack as="li" gap="0 8px" columns="18px minmax(0, 1fr)">
      {mark}
      <span>
        {children}
        <Quiet>{words}</Quiet>
      </span>
    </Stack>
  );
}

function idOf(thing: NextThing): string {
  switch (thing.is) {
    case 'absence':
      return thing.absence.absence_report_id;
    case 'document':
      return thing.document.id;
    default:
      return thing.stay.id;
  }
}
