import { inSection, type ServerField } from './forms.ts';

export const healthCodeField: ServerField = {
  Key: 'HealthCode',
  Type: 'file',
  Title: '健康码',
  TitleEn: 'Health code',
  Hint: '手机截图即可',
  HintEn: 'A screenshot will do',
  Required: true,
  Accept: 'image',
};

/** Nucleic acid proofs are accepted only within 48 hours before the first day. */
export const healthFields = inSection('健康材料', 'Health papers', [
  healthCodeField,
  {
    Key: 'TravelCode',
    Type: 'file',
    Title: '行程码',
    TitleEn: 'Travel code',
    Required: false,
    Accept: 'image',
  },
  {
    Key: 'NucleicProof1',
    Type: 'file',
    Title: '第一次核酸检测证明',
    TitleEn: 'First nucleic acid proof',
    Required: true,
    Within48Hours: true,
  },
  {
    Key: 'NucleicProof2',
    Type: 'file',
    Title: '第二次核酸检测证明',
    TitleEn: 'Second nucleic acid proof',
    Required: false,
    Within48Hours: true,
  },
  {
    Key: 'HealthRecord',
    Type: 'file',
    Title: '健康监测记录',
    TitleEn: 'Health monitoring record',
    Required: false,
  },
  {
    Key: 'HealthCommitment',
    Type: 'file',
    Title: '签字的健康承诺书',
    TitleEn: 'Signed health commitment',
    Required: false,
  },
  {
    Key: 'HealthAgreed',
    Type: 'agreement',
    Title: '我保证以上健康材料真实，并同意主办方为防疫查验使用。',
    TitleEn: 'These papers are true, and I agree that the organiser checks them for the health of all.',
    Required: true,
  },
]);
