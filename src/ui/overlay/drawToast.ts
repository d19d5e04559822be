import { placeToast } from './placeToast.ts';
import styles from './toast.module.css';

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

/** Its text is hidden from screen readers, because it was announced. Returns a function that ends it early. */
export function drawToast(text: string, ms: number, action?: ToastAction): () => void {
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  const words = document.createElement('span');
  words.setAttribute('aria-hidden', 'true');
  words.textContent = text;
  box.appendChild(words);
  document.body.appendChild(box);
  const hide = () => {
    clearTimeout(timer);
    box.remove();
  };
  if (action !== undefined)
    box.appendChild(
      actionButton(action, () => {
        hide();
        action.act();
      }),
    );
  placeToast(box);
  const timer = setTimeout(hide, ms);
  return hide;
}

function actionButton({ label }: ToastAction, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.action ?? '';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}
