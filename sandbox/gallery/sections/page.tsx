import { useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { AppBar } from '#ui/page/AppBar.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { FormFoot } from '#ui/page/FormFoot.tsx';
import { ErrorSummary } from '#ui/page/ErrorSummary.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { Outcome } from '#ui/page/Outcome.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { SectionChips } from '#ui/tabs/SectionChips.tsx';
import { Steps } from '#ui/page/Steps.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

function AppBars({ say }: ExampleProps) {
  return (
    <>
      <AppBar title={undefined} backTo="/" />
      <AppBar
        title={say(
          '江海国际智能制造展览会参展企业名录',
          'Exhibitors of the Jianghai Smart Manufacturing Expo',
        )}
        backTo="/"
        actions={
          <button type="button" aria-label={say('分享', 'Share')}>
            <Icon name="share" />
          </button>
        }
      />
    </>
  );
}

function Cards({ say }: ExampleProps) {
  return (
    <>
      <Card title={say('到场须知', 'On site')}>
        <p>{say('请带好证件，凭参观码入场。', 'Bring your identity card and show your code at the gate.')}</p>
      </Card>
      <Card>
        <p>{say('没有标题的卡片。', 'A card without a title.')}</p>
      </Card>
    </>
  );
}

function Notices({ say }: ExampleProps) {
  return (
    <>
      <Notice title={say('开放时间 09:00—17:00', 'Open 09:00 to 17:00')}>
        {say('最后一天提前一小时闭馆。', 'The last day ends one hour earlier.')}
      </Notice>
      <Notice kind="success" title={say('已提交', 'Sent')} />
      <Notice kind="warn">{say('名额即将约满。', 'Few places are left.')}</Notice>
      <Notice kind="error" title={say('没有保存', 'Not saved')} live={false}>
        {say('请检查网络后重试。', 'Check your connection and try again.')}
      </Notice>
    </>
  );
}

const StepLines = ({ say }: ExampleProps) => (
  <Steps current={2} total={3} name={say('填写资料', 'Your details')} />
);

function Summary({ say }: ExampleProps) {
  const items = [
    { key: 'name', label: say('姓名', 'Name'), text: say('程知夏', 'Zhixia Cheng'), onChange: () => {} },
    { key: 'company', label: say('单位', 'Company'), text: '' },
  ];
  return <SummaryList items={items} />;
}

function Problems({ say }: ExampleProps) {
  const lines = [
    { targetId: 'none', text: say('请填写姓名', 'Please enter your name') },
    { targetId: 'none', text: say('手机号应为 11 位数字', 'A mobile number has 11 digits') },
  ];
  return <ErrorSummary lines={lines} attempt={0} showsLines />;
}

function Sections({ say }: ExampleProps) {
  const [at, setAt] = useState(1);
  const sections = [
    { key: 'person', title: say('参会人', 'Delegate'), isDone: true },
    { key: 'travel', title: say('往返行程', 'Arrival and departure'), isDone: false },
    { key: 'stay', title: say('住宿', 'Stay'), isDone: false },
  ];
  return <SectionChips sections={sections} at={at} onOpen={setAt} />;
}

function Feet({ say }: ExampleProps) {
  const lines = [{ targetId: 'none', text: say('请填写姓名', 'Please enter your name'), isMissing: true }];
  return (
    <FormFoot lines={lines}>
      <Button>{say('完成登记', 'Complete registration')}</Button>
      <Button kind="quiet">{say('上一步', 'Back')}</Button>
    </FormFoot>
  );
}

const Failed = ({ say }: ExampleProps) => (
  <LoadFailed
    title={say('展商列表没有打开', 'The exhibitors could not be loaded')}
    cause={{ kind: 'serverBusy' }}
    onRetry={() => {}}
    buttonKind="secondary"
  />
);

function Outcomes({ say }: ExampleProps) {
  const [isDone, setIsDone] = useState(false);
  const name = say('签到结果', 'Result of the check-in');
  if (!isDone)
    return (
      <Button kind="secondary" onClick={() => setIsDone(true)}>
        {say('签到', 'Check in')}
      </Button>
    );
  return (
    <Outcome name={name}>
      <Notice kind="success" title={say('已签到', 'Checked in')} />
    </Outcome>
  );
}

function Waits({ say }: ExampleProps) {
  return (
    <>
      <Waiting text={say('正在打开相机', 'Opening the camera')} />
      <Waiting lines={3} />
      <Waiting failureReason={{ kind: 'timedOut' }} onRetry={() => {}} onCancel={() => {}} />
    </>
  );
}

export const section: GallerySection = {
  title: { zh: '页面', en: 'Page' },
  parts: {
    AppBar: AppBars,
    Card: Cards,
    Notice: Notices,
    PageFoot: ({ say }) => (
      // What is fixed to the screen is fixed to this box.
      <div style={{ transform: 'translate(0)', height: '5rem' }}>
        <PageFoot>
          <Button>{say('加入队伍', 'Join the team')}</Button>
        </PageFoot>
      </div>
    ),
    Steps: StepLines,
    SummaryList: Summary,
    ErrorSummary: Problems,
    FormFoot: Feet,
    SectionChips: Sections,
    LoadFailed: Failed,
    Outcome: Outcomes,
    Waiting: Waits,
  },
};
