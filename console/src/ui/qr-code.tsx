import { encode } from 'uqr';

/** Modules of white around the code, which scanners need. */
const MARGIN = 2;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Pixels. */
  readonly width?: number;
}

/** A text as a QR code, dark on white in both colour schemes so that every camera reads it. */
export function QrCode({ text, label, width = 208 }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} width={width} height={width}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
