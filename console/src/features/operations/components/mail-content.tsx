import { styled } from '../../../ui/theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { role } from '../../../ui/theme/role.js';

const Sheet = styled('iframe')({
  width: '100%',
  minHeight: 560,
  border: `1px solid ${role.line}`,
  borderRadius: 8,
  // Mails are designed for white paper, whatever the colours of the console.
  backgroundColor: 'white',
  colorScheme: 'light',
});
const Plain = styled('pre')({
  padding: '16px 18px',
  border: `1px solid ${role.line}`,
  borderRadius: 8,
  backgroundColor: role.sunk,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  margin: 0,
});

interface MailContentProps {
  subject: string;
  html: string;
  text: string;
}

/** The rendered mail or its plain text. Its frame runs no scripts, cannot reach the console and sends no referrer. */
export function MailContent({ subject, html, text }: MailContentProps) {
  const { t } = useTranslation('operations');
  const [view, setView] = useState('rendered');
  return (
    <>
      <ToggleInput
        label={t('viewLabel')}
        labelHidden
        value={view}
        options={[
          { value: 'rendered', label: t('viewRendered') },
          { value: 'text', label: t('viewText') },
        ]}
        onChange={(chosen) => setView(chosen ?? 'rendered')}
      />
      {view === 'rendered' ? (
        <Sheet title={t('mailFrame', { subject })} sandbox="" referrerPolicy="no-referrer" srcDoc={html} />
      ) : (
        <Plain>{text}</Plain>
      )}
    </>
  );
}
