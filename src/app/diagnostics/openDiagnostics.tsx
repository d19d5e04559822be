import { createRoot } from 'react-dom/client';
import { loadWords } from '#language/loadWords.ts';
import { DiagnosticsPanel } from './DiagnosticsPanel.tsx';

/** A separate React root, so that it survives a crash of the app. */
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
