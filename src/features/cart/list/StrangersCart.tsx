import { useTranslation } from 'react-i18next';
import { claimCart, dropStrangersCart } from '#entities/cart/changeCart.ts';
import { useStrangersItems } from '#entities/cart/useCart.ts';
import { localize } from '#ui/text/localize.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';

/** What was put in before the login may be another person's: who is logged in says whose it is. */
export function StrangersCart() {
  const { t, i18n } = useTranslation('cart');
  const exhibitionId = useExhibitionId();
  const items = useStrangersItems();
  if (items.length === 0) return null;
  const names = items.map(({ name }) => localize(name, languageOf(i18n.language)));
  return (
    <Card title={t('before', { count: items.length })}>
      <p>{names.join(t('comma'))}</p>
      <Button kind="secondary" onClick={() => claimCart(exhibitionId)}>
        {t('beforeMine')}
      </Button>
      <Button kind="quiet" onClick={() => dropStrangersCart(exhibitionId)}>
        {t('beforeDrop')}
      </Button>
    </Card>
  );
}
