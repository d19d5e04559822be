import { createRoot } from 'react-dom/client';
import { loadWords } from '../../language/loadWords.ts';
import { DiagnosticsPanel } from './DiagnosticsPanel.tsx';

/** Opens the panel beside the app, so that it stays whatever becomes of the screens. */
export async function openDiagnostics(): Promise<void> {
  await loadWords(['diagnostics']);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(<DiagnosticsPanel onClose={close} />);
}
