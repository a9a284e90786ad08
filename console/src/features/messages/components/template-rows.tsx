import { useTranslation } from 'react-i18next';
import type { MessageTemplate } from '../../../../../contracts/messages/template.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { languages } from '../../../lib/i18n/language.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { DeleteIcon } from '../../../ui/icons.js';
import { Second } from '../../../ui/layout/second.js';
import { Stack } from '../../../ui/layout/stack.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${role.line}` },
  '& strong': { overflowWrap: 'anywhere' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Excerpt = styled('p')({ margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Actions = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 4 });

interface TemplateRowsProps {
  readonly items: readonly MessageTemplate[];
  readonly onEdit: (template: MessageTemplate) => void;
  readonly onDelete: (template: MessageTemplate) => void;
}

/** The templates with their beginning and the languages that they have a text in. */
export function TemplateRows({ items, onEdit, onDelete }: TemplateRowsProps) {
  const { t } = useTranslation('messages');
  return (
    <Stack as="ul" shrinks>
      {items.map((template) => {
        const written = languages.filter((language) => (template.texts[language] ?? '') !== '');
        const shown = written.find((language) => language === currentLanguage()) ?? written[0];
        return (
          <Row key={template.id}>
            <div style={{ display: 'grid', gap: 2, minWidth: 0 }}>
              <strong>{template.name}</strong>
              {shown !== undefined && (
                <Excerpt lang={shown} title={template.texts[shown]}>
                  {template.texts[shown]}
                </Excerpt>
              )}
              <Second as="p">
                {[
                  ...(template.about === null ? [] : [t(`templateAbout_${template.about}`)]),
                  ...written.map(languageName),
                ].join(' · ')}
              </Second>
            </div>
            <Actions>
              <Button
                size="small"
                aria-label={t('changeTemplateNamed', { name: template.name })}
                onClick={() => onEdit(template)}
              >
                {t('change')}
              </Button>
              <IconButton
                label={t('deleteTemplateNamed', { name: template.name })}
                icon={<DeleteIcon />}
                onClick={() => onDelete(template)}
              />
            </Actions>
          </Row>
        );
      })}
    </Stack>
  );
}
