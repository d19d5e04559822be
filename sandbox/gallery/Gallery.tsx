import { MemoryRouter } from 'react-router-dom';
import { localize } from '#ui/text/localize.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { sections } from './findSections.ts';
import { galleryAddress, type GalleryPlace } from './galleryAddress.ts';
import type { ExampleProps, GallerySection } from './gallerySection.ts';
import './gallery.css';

export function Gallery({ place }: { readonly place: GalleryPlace }) {
  const { language } = place;
  const section = Object.hasOwn(sections, place.section) ? sections[place.section] : undefined;
  const say: ExampleProps['say'] = (zh, en) => (language === 'en' ? en : zh);
  return (
    <MemoryRouter>
      <GalleryBar place={place} say={say} />
      <main className="g-page">
        {section === undefined ? (
          <Index place={place} say={say} />
        ) : (
          <Section section={section} language={language} say={say} />
        )}
      </main>
    </MemoryRouter>
  );
}

interface PlacedProps {
  readonly place: GalleryPlace;
  readonly say: ExampleProps['say'];
}

function GalleryBar({ place, say }: PlacedProps) {
  const { language, textPercent } = place;
  const isLarge = textPercent > 100;
  return (
    <header className="g-bar">
      <a href="/sandbox/">{say('故事', 'Stories')}</a>
      <a href={galleryAddress({ ...place, section: '' })}>{say('部件', 'Gallery')}</a>
      <a href={galleryAddress({ ...place, textPercent: isLarge ? 100 : 200 })}>
        {isLarge ? say('标准字号', 'Standard text') : say('大字 200 %', 'Text at 200 %')}
      </a>
      <a
        href={galleryAddress({ ...place, language: language === 'en' ? 'zh' : 'en' })}
        lang={language === 'en' ? 'zh-CN' : 'en'}
      >
        {say('English', '中文')}
      </a>
    </header>
  );
}

function Index({ place, say }: PlacedProps) {
  return (
    <>
      <PageHeading lead={say('每个部件的各种状态。', 'Every part in the states that it has.')}>
        {say('界面部件', 'Parts of the interface')}
      </PageHeading>
      {Object.entries(sections).map(([name, { title, parts }]) => (
        <section className="g-part" key={name}>
          <h2 className="g-part__name">
            <a href={galleryAddress({ ...place, section: name })} data-section={name}>
              {localize(title, place.language)}
            </a>
          </h2>
          <ul className="g-index">
            {Object.keys(parts).map((part) => (
              <li key={part}>
                <a href={`${galleryAddress({ ...place, section: name })}#${partId(part)}`}>{part}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface SectionProps extends ExampleProps {
  readonly section: GallerySection;
}

function Section({ section: { title, parts }, language, say }: SectionProps) {
  return (
    <>
      <PageHeading>{localize(title, language)}</PageHeading>
      {Object.entries(parts).map(([name, Example]) => (
        <section className="g-part" id={partId(name)} key={name} aria-labelledby={`${partId(name)}-name`}>
          <h2 className="g-part__name" id={`${partId(name)}-name`}>
            {name}
          </h2>
          <Example language={language} say={say} />
        </section>
      ))}
    </>
  );
}

const partId = (name: string) => `part-${name.replace(/\W+/g, '-')}`;
