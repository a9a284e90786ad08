import { useTranslation } from 'react-i18next';

const KILOBYTE = 1000;

/** The size of a file for people: kilobytes, and megabytes from a thousand of them. */
export function useFileSize(): { readonly fileSize: (bytes: number) => string } {
  const { i18n } = useTranslation('entities/message');
  return {
    fileSize: (bytes) => {
      const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
      const large = kilobytes >= KILOBYTE;
      return new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en', {
        style: 'unit',
        unit: large ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: large ? 1 : 0,
      }).format(large ? kilobytes / KILOBYTE : kilobytes);
    },
  };
}
