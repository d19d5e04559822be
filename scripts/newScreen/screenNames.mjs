// @ts-check

/**
 * @typedef {object} ScreenNames
 * @property {string} area folder of the area: 'exhibitors'
 * @property {string} name folder of the screen, and namespace of its words: 'halls'
 * @property {string} component 'Halls'; 'HallsList' of the screen `halls/list`
 * @property {string} collection name of the collection on the server: 'Halls'
 * @property {string} journey 'exhibitorsHalls'
 */

const noun = /^[a-z][a-zA-Z]{2,15}$/;

/**
 * @param {string} place `area/name`
 * @param {string} [collection]
 * @returns {ScreenNames}
 * @throws where a part is missing or is no name of a folder
 */
export function readScreenNames(place, collection) {
  const [area = '', name = '', ...rest] = place.split('/');
  if (!noun.test(area) || !noun.test(name) || rest.length > 0)
    throw new Error(`"${place}" is no area/name: two nouns in camelCase, such as exhibitors/halls`);
  // Alone these are the names of what every list and every page of a row is drawn with.
  const component = (['list', 'detail'].includes(name) ? upper(area) : '') + upper(name);
  return {
    area,
    name,
    component,
    collection: readCollection(collection ?? component),
    journey: area + upper(name),
  };
}

/** @param {string} text */
const upper = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** @param {string} name */
function readCollection(name) {
  if (!/^[A-Z]\w{1,40}$/.test(name)) throw new Error(`"${name}" is no name of a collection`);
  return name;
}
