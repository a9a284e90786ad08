import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { boaterActivityCalls, boaterCalls } from '../../../../../contracts/customers/calls.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Scroll } from '../../../ui/layout/scroll.js';
import type { Column } from '../../../ui/list/column.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Loaded } from '../components/page-shell.js';

type Entry = AnswerOf<typeof boaterActivityCalls.get>['items'][number];

const NOTHING = '–';
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontSize: 12, fontWeight: 600, textAlign: 'left', color: role.ink3, padding: '0 10px 8px 0' },
  '& td': { padding: '10px 10px 10px 0', borderTop: `1px solid ${role.line}`, whiteSpace: 'nowrap' },
});

/** The stays of a boater in the marina, and the visits with their cards anywhere (spec 1 §2). */
export function Component() {
  const { id = '' } = useParams();
  return useMay(boaterActivityCalls.get.access) ? <Activity key={id} id={id} /> : <NoPermission />;
}

function Activity({ id }: { readonly id: string }) {
  const { t } = useTranslation('boaters');
  const answer = useLoad(
    boaterActivityCalls.get,
    { boater_id: id },
    { topics: [{ topic: 'customers', ids: [id] }, { topic: 'reservations' }, { topic: 'memberships' }] },
  );
  return (
    <Loaded answer={answer} title={t('staysAndVisits')} notFound={t('boaterNotFound')}>
      {({ items }) => <Entries id={id} entries={items} />}
    </Loaded>
  );
}

function Entries({ id, entries }: { readonly id: string; readonly entries: readonly Entry[] }) {
  const { t } = useTranslation('boaters');
  const { date, instant, today } = useFormats();
  const { data } = useLoad(boaterCalls.get, { boater_id: id }, { topics: [{ topic: 'customers', ids: [id] }] });
  const name = fullName(data?.boater) || t('trade:erasedPerson');
  const columns: readonly Column<Entry>[] = [
    {
      id: 'type',
      header: t('trade:type'),
      cell: ({ type, reservation_id }) =>
        reservation_id === null ? (
          t(`activityType_${type}`)
        ) : (
          <Link to={`/reservations/${reservation_id}`}>{t(`activityType_${type}`)}</Link>
        ),
      text: ({ type }) => t(`activityType_${type}`),
    },
    { id: 'from', header: t('trade:arrival'), cell: (row) => date(row.start_date), text: (row) => row.start_date },
    { id: 'to', header: t('trade:departure'), cell: (row) => date(row.end_date), text: (row) => row.end_date },
    {
      id: 'marina',
      header: t('trade:marina'),
      cell: ({ marina }) => marina?.name ?? NOTHING,
      text: ({ marina }) => marina?.name,
    },
    {
      id: 'created',
      header: t('createdAt'),
      cell: ({ created }) => (created === null ? NOTHING : instant(created)),
      text: ({ created }) => created,
    },
  ];
  return (
    <Page
      paper
      title={t('staysAndVisits')}
      subtitle={name}
      back={{ to: `/boaters/${id}`, label: t('backToBoater', { name }) }}
      actions={
        <ExportButton
          columns={columns}
          rows={() => Promise.resolve(entries)}
          fileName={`stays-and-visits-${today()}`}
        />
      }
    >
      <Card>
        <Section>
          {entries.length === 0 ? (
            <EmptyState title={t('noActivity')}>{t('noActivityText')}</EmptyState>
          ) : (
            <Scroll tabIndex={0} role="group" aria-label={t('staysAndVisits')}>
              <Table>
                <thead>
                  <tr>
                    {columns.map(({ id: key, header }) => (
                      <th key={key} scope="col">
                        {header}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry, index) => (
                    <tr key={`${entry.start_date} ${index}`}>
                      {columns.map(({ id: key, cell }) => (
                        <td key={key}>{cell(entry)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Scroll>
          )}
        </Section>
      </Card>
    </Page>
  );
}
