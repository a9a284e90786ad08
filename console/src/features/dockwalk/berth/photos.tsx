import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import type { WalkBerth } from '../../../../../contracts/dockwalk/walks.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { CameraIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { KeptPhoto } from '../model/kept-tap.js';

const Frame = styled('li')({
  width: 96,
  height: 72,
  borderRadius: radius.control,
  overflow: 'hidden',
  backgroundColor: role.sunk,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

interface PhotoButtonProps {
  wide?: boolean;
  onPhoto: (file: File) => void;
}

/** Opens the camera of a phone, or a file chooser. */
export function PhotoButton({ wide, onPhoto }: PhotoButtonProps) {
  const { t } = useTranslation('dockwalk');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        hidden
        aria-label={t('trade:photo')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) onPhoto(file);
        }}
      />
      <Button wide={wide} icon={<CameraIcon />} onClick={() => input.current?.click()}>
        {t('trade:photo')}
      </Button>
    </>
  );
}

interface PhotosProps {
  sessionId: string;
  photos: WalkBerth['photos'];
  /** Photos that only this device has. */
  kept: readonly KeptPhoto[];
}

/** The photos of a berth on this walk. */
export function Photos({ sessionId, photos, kept }: PhotosProps) {
  const { t } = useTranslation('dockwalk');
  const { time } = useFormats();
  if (photos.length + kept.length === 0) return null;
  return (
    <Row as="ul" gap={8} wrap aria-label={t('trade:photos')}>
      {photos.map(({ photo_id, at, by }) => (
        <SentPhoto
          key={photo_id}
          sessionId={sessionId}
          photoId={photo_id}
          label={t('photoBy', { name: by.name ?? '', at: time(at) })}
        />
      ))}
      {kept.map((photo) => (
        <OwnPhoto key={photo.tap_id} photo={photo} label={t('photoKept', { at: time(photo.at) })} />
      ))}
    </Row>
  );
}

function SentPhoto({ sessionId, photoId, label }: { sessionId: string; photoId: string; label: string }) {
  const { data } = useLoad(dockWalkCalls.photo, { session_id: sessionId, photo_id: photoId }, { topics: [] });
  return (
    <Frame>{data !== undefined && <img src={`data:${data.media_type};base64,${data.content}`} alt={label} />}</Frame>
  );
}

function OwnPhoto({ photo, label }: { photo: KeptPhoto; label: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo.file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.file]);
  return <Frame>{address !== null && <img src={address} alt={label} />}</Frame>;
}
