import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { OpenIcon } from '../../../ui/icons.js';
import { mailOutboxCalls } from '../../../../../contracts/operations/calls.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { useMail } from '../api/use-outbox.js';
import { MailContent } from '../components/mail-content.js';
import { pageInMail } from '../model/link-in-mail.js';

const Body = styled('div')({ display: 'grid', gap: 16, padding: '18px 20px', minWidth: 0 });
const Facts = styled('div')({ maxWidth: 460 });

/** A kept mail, with a button that opens the page of the console about it. */
export function Component() {
  const { t } = useTranslation('operations');
  const { id = '' } = useParams();
  const may = useMay(mailOutboxCalls.get.access);
  return may ? (
    <OneMail id={id} />
  ) : (
    <Page title={t('title')}>
      <NoPermission />
    </Page>
  );
}

function OneMail({ id }: { id: string }) {
  const { t } = useTranslation('operations');
  const { instant } = useFormats();
  const { data: mail, error, isFetching, refetch } = useMail(id);
  const back = { to: '/outbox', label: t('backToList') };
  if (mail === undefined) {
    return (
      <Page title={t('title')} back={back}>
        {error === null && <LoadingLines lines={8} />}
        {error?.error_type === 'NOT_FOUND' && <EmptyState title={t('mailGoneTitle')}>{t('mailGoneText')}</EmptyState>}
        {error !== null && error.error_type !== 'NOT_FOUND' && <LoadFailed load={{ error, isFetching, refetch }} />}
      </Page>
    );
  }
  const link = pageInMail(mail.text);
  return (
    <Page title={mail.subject} back={back}>
      {link !== null && (
        <Banner
          tone="news"
          actions={
            <LinkButton kind="primary" to={link} icon={<OpenIcon />}>
              {t('openLink')}
            </LinkButton>
          }
        >
          {t('openLinkHint')}
        </Banner>
      )}
      <Card>
        <Body>
          <Facts>
            <KeyValues
              items={[
                { label: t('trade:recipient'), value: mail.to },
                { label: t('trade:language'), value: t(`language_${mail.language}`) },
                { label: t('sentAt'), value: instant(mail.sent_at) },
              ]}
            />
          </Facts>
          <MailContent subject={mail.subject} html={mail.html} text={mail.text} />
        </Body>
      </Card>
    </Page>
  );
}
