import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressErrors } from '../../../../../contracts/loyalty/vocabulary.js';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { Row } from '../../../ui/layout/row.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { styled } from '../../../ui/theme/styled.js';
import { Scroll, Table } from './tables.js';
import type { CheckedList } from './use-address-list.js';

const PAGE = 10;
const NOTHING = '–';

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 14,
  margin: 0,
  '& dt': { fontSize: 22, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& dd': { margin: 0 },
});

interface CheckedListCardProps {
  readonly checked: CheckedList;
  readonly points: number | null;
  readonly until: string | null;
}

/** What Confirm will do, and the list with each member's balance. */
export function CheckedListCard({ checked, points, until }: CheckedListCardProps) {
  const { t } = useTranslation('loyalty');
  const { number, date, today } = useFormats();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { items, members, left_out } = checked;
  const wanted = search.trim().toLowerCase();
  const found = items.filter(({ address, name }) => `${address} ${name ?? ''}`.toLowerCase().includes(wanted));
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const from = (Math.min(page, pages) - 1) * PAGE;
  const shown = found.slice(from, from + PAGE);
  const days = until === null || until < today() ? null : nightsBetween(today(), until);
  return (
    <Card>
      <Section title={t('whatConfirmDoes')} level="label">
        <Figures>
          <div>
            <dt>{number(members)}</dt>
            <dd>
              <Quiet>
                {left_out === 0
                  ? t('membersAll', { count: members })
                  : t('membersLeftOut', { count: members, left: number(left_out), all: number(items.length) })}
              </Quiet>
            </dd>
          </div>
          <div>
            <dt>{points === null ? NOTHING : number(Math.round(members * points * 100) / 100)}</dt>
            <dd>
              <Quiet>{t('pointsInAll')}</Quiet>
            </dd>
          </div>
          <div>
            <dt>{days === null ? NOTHING : t('common:days', { count: days })}</dt>
            <dd>
              <Quiet>
                {until === null || days === null ? t('toUseThem') : t('toUseThemUntil', { date: date(until) })}
              </Quiet>
            </dd>
          </div>
        </Figures>
      </Section>
      <Section
        title={t('theList')}
        level="label"
        actions={
          <SearchField
            label={t('trade:address')}
            value={search}
            onSearch={(typed) => {
              setSearch(typed);
              setPage(1);
            }}
          />
        }
      >
        {shown.length === 0 ? (
          <Quiet>{t('noAddressMatches')}</Quiet>
        ) : (
          <Scroll tabIndex={0} role="group" aria-label={t('theList')}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('trade:address')}</th>
                  <th scope="col">{t('member')}</th>
                  <th scope="col" className="sum">
                    {t('balanceNow')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ address, name, balance, code }, index) => (
                  <tr key={`${from + index} ${address}`}>
                    <td style={{ overflowWrap: 'anywhere' }}>{address}</td>
                    <td>
                      {code === null ? (
                        (name ?? NOTHING)
                      ) : (
                        <>
                          <StatusMark kind={code === addressErrors.invalid ? 'expired' : 'waiting'} />{' '}
                          {code === addressErrors.invalid ? t(`why_${code}`) : t('leftOut', { why: t(`why_${code}`) })}
                        </>
                      )}
                    </td>
                    <td className="sum">{balance === null ? NOTHING : number(balance)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
        )}
        <Row gap={8} align="center" wrap>
          <Quiet style={{ flex: 1 }}>
            {t('rangeOf', {
              from: number(found.length === 0 ? 0 : from + 1),
              to: number(from + shown.length),
              all: number(found.length),
            })}
          </Quiet>
          <Button size="small" disabled={from === 0} onClick={() => setPage(Math.min(page, pages) - 1)}>
            {t('actions:previous')}
          </Button>
          <Button
            size="small"
            disabled={from + PAGE >= found.length}
            onClick={() => setPage(Math.min(page, pages) + 1)}
          >
            {t('next')}
          </Button>
        </Row>
      </Section>
    </Card>
  );
}
