import type { ReactNode } from 'react';
import { FileIcon } from '../../ui/icons.js';
import { Second } from '../../ui/layout/second.js';
import { radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Chip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0 10px',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  padding: '4px 4px 4px 10px',
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  color: role.ink,
  whiteSpace: 'normal',
  '& > svg': { width: 20, height: 20, color: role.ink3 },
});
const Name = styled('div')({ ...type.strong, overflowWrap: 'anywhere' });

interface FileChipProps {
  readonly name: string;
  readonly size: string;
  /** How far the upload is, 0 to 1; absent once the file is sent. */
  readonly share?: number;
  readonly children?: ReactNode;
}

const Meter = styled('progress')({ gridColumn: '1 / -1', width: '100%', height: 6, accentColor: role.sea });

/** A file with its name and size. */
export function FileChip({ name, size, share, children }: FileChipProps) {
  return (
    <Chip>
      <FileIcon />
      <div>
        <Name>{name}</Name>
        <Second>{size}</Second>
      </div>
      {children}
      {share !== undefined && <Meter value={share} max={1} aria-label={name} />}
    </Chip>
  );
}
