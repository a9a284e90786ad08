import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { CloseIcon } from '../../../ui/icons.js';
import { Avatar } from '../../../ui/page/avatar.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { VesselPage } from '../model/vessel-form.js';
import { AddContact } from './add-contact.js';
import { useLockedReason } from './vessel-card.js';

type Contact = VesselPage['boaters'][number];

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Who = styled('span')({ display: 'grid', flex: '1 1 160px', minWidth: 0 });
const Badge = styled('span')({
  ...type.label,
  padding: '3px 8px',
  borderRadius: 6,
  color: role.seaStrong,
  backgroundColor: role.seaSoft,
});

/** The boaters of a vessel: one is primary, others can be added, made primary and removed. */
export function ContactsCard({ page }: { readonly page: VesselPage }) {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const problemWords = useProblemWords();
  const locked = useLockedReason(page);
  const [busy, setBusy] = useState<string | null>(null);
  const { vessel, revision, boaters } = page;
  const options = (done: string) => ({
    revision: () => revision,
    topics: [{ topic: 'vessels' as const, ids: [vessel.id] }, { topic: 'customers' as const }],
    onDone: () => toast({ kind: 'done', text: done }),
    onRefused: (error: unknown) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const remove = useSend(vesselCalls.removeBoater, options(t('contactRemoved')));
  const setPrimary = useSend(vesselCalls.setPrimaryBoater, options(t('primarySet')));
  const run = async (contact: Contact, { send }: typeof remove) => {
    setBusy(contact.id);
    await send({ vessel_id: vessel.id, boater_id: contact.id });
    setBusy(null);
  };
  return (
    <Card>
      <Section title={t('contacts')} note={t('contactsNote')}>
        <List>
          {boaters.map((contact) => {
            const name = nameOf(contact) ?? t('trade:erasedPerson');
            return (
              <Row key={contact.id}>
                <Avatar name={name} />
                <Who>
                  <Link to={`/boaters/${contact.id}`}>{name}</Link>
                  <Quiet as="span">{contact.email ?? contact.phone ?? t('noContact')}</Quiet>
                </Who>
                {contact.is_primary ? (
                  <Badge>{t('primaryBoater')}</Badge>
                ) : (
                  <Button
                    size="small"
                    busy={busy === contact.id && setPrimary.isPending}
                    disabledReason={locked}
                    aria-label={t('makePrimaryOf', { name })}
                    onClick={() => void run(contact, setPrimary)}
                  >
                    {t('makePrimary')}
                  </Button>
                )}
                <IconButton
                  label={t('removeContact', { name })}
                  icon={<CloseIcon />}
                  disabledReason={locked ?? (contact.is_primary ? t('primaryStays') : null)}
                  onClick={() => void run(contact, remove)}
                />
              </Row>
            );
          })}
        </List>
      </Section>
      <Section>
        <AddContact page={page} locked={locked} />
      </Section>
    </Card>
  );
}

function nameOf(contact: Pick<Contact, 'first_name' | 'last_name'>): string | null {
  return fullName(contact) || null;
}
