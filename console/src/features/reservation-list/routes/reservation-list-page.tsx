import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AddIcon } from '../../../ui/icons.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { May, useMay } from '../../../lib/session/may.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useRememberedList } from '../../../lib/url/list-address.js';
import { rememberRows } from '../../../lib/url/list-rows.js';
import { forgetWayBack } from '../../../lib/url/way-back.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { withContacts } from '../api/with-contacts.js';
import { FeatureOff } from '../components/feature-off.js';
import { ListScreen } from '../components/list-screen.js';
import { useListUrl } from '../components/use-list-url.js';
import { questionOf } from '../model/list-question.js';
import { listLoad } from './list-load.js';

/** The reservations of the marina, in the tabs of its edition. */
export function Component() {
  const { t } = useTranslation('reservation-list');
  const may = useMay(reservationCalls.getall.access);
  return may ? <ReservationList /> : <FeatureOff title={t('trade:reservations')} />;
}

function ReservationList() {
  const { t } = useTranslation('reservation-list');
  const { edition } = useSession();
  const url = useListUrl(edition);
  useRememberedList('/reservations');
  const list = useListedPage(useQuery(listLoad(questionOf(url.choices, edition, url.page))), {
    ...url.page,
    ...url.turns,
  });
  useEffect(forgetWayBack, []);
  const rows = list.data?.items;
  useEffect(() => {
    if (rows !== undefined)
      rememberRows(
        '/reservations',
        rows.map(({ id }) => id),
      );
  }, [rows]);
  return (
    <ListScreen
      title={t('trade:reservations')}
      url={url}
      list={list}
      allRows={async () => {
        const rows = await everyPage(
          (page) => call(reservationCalls.getall, questionOf(url.choices, edition, page)),
          ({ id }) => id,
        );
        return withContacts(rows);
      }}
      rowHref={(row) => `/reservations/${row.id}`}
      action={
        <May access={reservationCalls.create.access}>
          <LinkButton to="/groups/new">{t('newGroup')}</LinkButton>
          <LinkButton
            kind="primary"
            icon={<AddIcon />}
            to={edition === 'full' ? '/bookings/new' : '/reservations/new?create_new=true'}
          >
            {t('trade:newReservation')}
          </LinkButton>
        </May>
      }
    />
  );
}
