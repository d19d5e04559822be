import { placeToast } from './placeToast.ts';
import styles from './toast.module.css';

/** Hidden from screen readers, because it was announced. Returns a function that ends it early. */
export function drawToast(text: string, ms: number): () => void {
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  box.setAttribute('aria-hidden', 'true');
  box.textContent = text;
  document.body.appendChild(box);
  placeToast(box);
  const hide = () => {
    clearTimeout(timer);
    box.remove();
  };
  const timer = setTimeout(hide, ms);
  return hide;
}
