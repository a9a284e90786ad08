import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignCalls } from '../../../../../contracts/campaigns/calls.js';
import type { ScreenDetails } from '../../../../../contracts/campaigns/campaign.js';
import { type CampaignType, campaignTypes } from '../../../../../contracts/campaigns/vocabulary.js';
import { call } from '../../../lib/api/client.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { saveSpreadsheet } from '../../../lib/files/save-spreadsheet.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { type Language, languages } from '../../../lib/i18n/language.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { DownloadIcon, OpenIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { openHtml, textIn } from '../model/template-file.js';

/** Always light, as in a mailbox. */
const Frame = styled('iframe')({
  width: '100%',
  height: 520,
  border: 0,
  borderTop: `1px solid ${role.line}`,
  borderRadius: '0 0 12px 12px',
  backgroundColor: '#e9edef',
  colorScheme: 'light',
});
const Plain = styled('pre')({
  margin: 0,
  padding: '18px 20px',
  borderTop: `1px solid ${role.line}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'inherit',
});

type Shown = 'HTML' | 'TEXT';

/** The section's mail, as its readers get it in each language. */
export function MailCard({ type, details }: { readonly type: CampaignType; readonly details: ScreenDetails }) {
  const { t } = useTranslation('campaigns');
  const toast = useToast();
  const problemWords = useProblemWords();
  const mayDownload = useMay(campaignCalls.audience.access);
  const [shown, setShown] = useState<Shown>('HTML');
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [busy, setBusy] = useState<'list' | 'TEXT' | 'HTML' | null>(null);
  const screen_type = campaignTypes[type];
  const load = useLoad(
    campaignCalls.template,
    { screen_type, data_type: shown, language },
    { topics: [{ topic: 'marinas' }], keepPrevious: true },
  );
  const during = async (what: 'list' | 'TEXT' | 'HTML', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast({ kind: 'wrong', text: problemWords(error) });
    } finally {
      setBusy(null);
    }
  };
  const list = () => during('list', async () => saveSpreadsheet(await call(campaignCalls.audience, { screen_type })));
  const file = (data_type: Shown) =>
    during(data_type, async () => {
      const template = await call(campaignCalls.template, { screen_type, data_type, language });
      if (data_type === 'HTML') openHtml(template);
      else saveSpreadsheet(template);
    });
  return (
    <Card>
      <Section
        title={t(`title_${type}`)}
        actions={
          <>
            <Button size="small" icon={<OpenIcon />} busy={busy === 'HTML'} onClick={() => void file('HTML')}>
              {t('openHtml')}
              <Unseen> ({t('newTab')})</Unseen>
            </Button>
            <Button size="small" icon={<DownloadIcon />} busy={busy === 'TEXT'} onClick={() => void file('TEXT')}>
              {t('trade:text')}
            </Button>
          </>
        }
      >
        <Row gap={10} align="end" wrap>
          <ToggleInput
            label={t('trade:preview')}
            labelHidden
            value={shown}
            onChange={(value) => setShown(value === 'TEXT' ? 'TEXT' : 'HTML')}
            options={[
              { value: 'HTML', label: t('trade:email') },
              { value: 'TEXT', label: t('plainText') },
            ]}
          />
          <SelectInput
            label={t('language')}
            labelHidden
            value={language}
            onChange={(value) => setLanguage(languages.find((one) => one === value) ?? 'en')}
            options={languages.map((one) => ({ value: one, label: languageName(one) }))}
          />
        </Row>
        <KeyValues
          items={[
            { label: t('from'), value: details.from_email === '' ? t('noSender') : details.from_email },
            { label: t('answersTo'), value: details.reply_to ?? t('noOffice') },
            {
              label: t('trade:recipient'),
              value: (
                <>
                  {t('residents', { count: details.residents_found })}{' '}
                  {mayDownload && details.residents_found > 0 && (
                    <Button size="small" kind="quiet" busy={busy === 'list'} onClick={() => void list()}>
                      {t('downloadList')}
                    </Button>
                  )}
                </>
              ),
            },
            { label: t('trade:subject'), value: load.data?.subject ?? details.subject },
          ]}
        />
      </Section>
      {load.error !== null && <LoadFailed load={load} />}
      {load.data === undefined && load.error === null && <LoadingLines lines={8} />}
      {load.data !== undefined &&
        (load.data.file_name.endsWith('.html') ? (
          <Frame title={t('previewOf', { subject: load.data.subject })} sandbox="" srcDoc={textIn(load.data)} />
        ) : (
          <Plain>{textIn(load.data)}</Plain>
        ))}
    </Card>
  );
}
