import { useTranslation } from 'react-i18next';
import { appSession } from '../../../device/appDeviceStore.ts';
import { ownNames } from '../../../device/deviceKeys.ts';
import { useDevice } from '../../../device/useDevice.ts';
import { returnPath } from '../../../domain/returnPath.ts';
import { HelpLine } from '../../../flows/HelpLine.tsx';
import { returnPaths } from '../../../flows/screenRoutes.ts';
import { wechatWay } from '../../../flows/wechatLogin.ts';
import { AuthorizeByWechat } from './AuthorizeByWechat.tsx';
import '../../../ui/button.css';

/** Where a 403 leads: one clear way on, back to where the visitor was. In WeChat it asks WeChat anew who this is. */
export default function AuthorizeScreen() {
  const { t } = useTranslation('signposts');
  const pending = useDevice((state) => state.redirectTo);
  const exhibitionId = useDevice((state) => state.entranceId);
  const path = returnPath(appSession().read(ownNames.forbiddenOn) ?? pending, exhibitionId, returnPaths());
  const byWechat = exhibitionId !== undefined && wechatWay() === 'here';
  return (
    <section className="l-card a-problem">
      <h1 className="l-name" tabIndex={-1}>
        {t('authorizeTitle')}
      </h1>
      <p className="l-text">{t('authorizeText')}</p>
      {byWechat && <AuthorizeByWechat exhibitionId={exhibitionId} target={path} />}
      {/* A full load on purpose: it discards what was refused. */}
      <a className={`x-button x-button--${byWechat ? 'quiet' : 'primary'}`} href={path}>
        {t(byWechat ? 'authorizeWithout' : 'authorizeAction')}
      </a>
      <HelpLine exhibitionId={exhibitionId} />
    </section>
  );
}
