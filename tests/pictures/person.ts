/** Who registers in the pictures. */
export const person = {
  zh: { name: '林小满', company: '江海精工有限公司', job: '采购经理' },
  en: { name: 'Maren Solberg', company: 'Solberg Robotics', job: 'Head of purchasing' },
};
