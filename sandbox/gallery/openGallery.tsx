import { createRoot } from 'react-dom/client';
import { loadWords, switchLanguage } from '#language/loadWords.ts';
import { htmlLanguage } from '#language/language.ts';
import '#ui/theme.css';
import '#ui/laterTheme.css';
import '#ui/antdTheme.css';
import { Gallery } from './Gallery.tsx';
import { readPlace } from './galleryAddress.ts';

async function openGallery(): Promise<void> {
  const place = readPlace(window.location.search);
  const { documentElement } = document;
  documentElement.lang = htmlLanguage(place.language);
  documentElement.style.fontSize = `${place.textPercent}%`;
  await switchLanguage(place.language);
  await loadWords(['content', 'fields', 'hostTools', 'photo', 'problems']);
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(<Gallery place={place} />);
}

void openGallery();
