import { BarcodeView } from '#ui/codes/BarcodeView.tsx';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { SpelledCode } from '#ui/codes/SpelledCode.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

const code = '640918273599';

const QrCode = ({ say }: ExampleProps) => <CodeView value={code} label={say('二维码', 'QR code')} />;
const Barcode = ({ say }: ExampleProps) => <BarcodeView value={code} label={say('条形码', 'Barcode')} />;

export const section: GallerySection = {
  title: { zh: '参观码', en: 'Codes' },
  parts: { CodeView: QrCode, BarcodeView: Barcode, SpelledCode: () => <SpelledCode value={code} /> },
};
