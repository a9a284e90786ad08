import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_ACCEPT } from '../../../entities/document/file-rules.js';
import { Button } from '../../../ui/buttons/button.js';
import { UploadIcon } from '../../../ui/icons.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px 10px',
  minHeight: 52,
  padding: 10,
  border: `1px dashed ${role.edge}`,
  borderRadius: radius.control,
  color: role.ink2,
  '&[data-over=true]': { backgroundColor: role.seaSoft, borderColor: role.sea },
});

interface DropBoxProps {
  /** What is added, for the name of the button. */
  label: string;
  several?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped or chosen. */
export function DropBox({ label, several = false, onFiles }: DropBoxProps) {
  const { t } = useTranslation('marinas');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      data-over={over}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files].slice(0, several ? 10 : 1));
      }}
    >
      <span>{several ? t('dropFiles') : t('dropFile')}</span>
      <Button size="small" icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={DOCUMENT_ACCEPT}
        multiple={several}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Box>
  );
}
