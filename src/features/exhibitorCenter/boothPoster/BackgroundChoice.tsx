import { useTranslation } from 'react-i18next';
import { RadioTile } from '#ui/controls/tiles/RadioTile.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import css from './BackgroundChoice.module.css';

interface BackgroundChoiceProps {
  readonly addresses: readonly string[];
  /** '' for the plain colour of the exhibition. */
  readonly chosen: string;
  readonly onChoose: (address: string) => void;
}

const width = 96;
const height = 54;

/** The organiser's backgrounds and a plain one, in a row that scrolls sideways. */
export function BackgroundChoice({ addresses, chosen, onChoose }: BackgroundChoiceProps) {
  const { t } = useTranslation('boothPoster');
  return (
    <fieldset className={css['root']}>
      <legend className={css['legend']}>{t('background')}</legend>
      <div className={css['row']}>
        {addresses.map((address, at) => (
          <RadioTile
            key={address}
            name="background"
            look="framed"
            isChosen={address === chosen}
            onChoose={() => onChoose(address)}
          >
            <StoredImage className={css['picture']} src={address} alt="" width={width} height={height} />
            <span>{t('backgroundOf', { number: at + 1 })}</span>
          </RadioTile>
        ))}
        <RadioTile name="background" look="framed" isChosen={chosen === ''} onChoose={() => onChoose('')}>
          <span className={css['colour']} />
          <span>{t('backgroundPlain')}</span>
        </RadioTile>
      </div>
    </fieldset>
  );
}
