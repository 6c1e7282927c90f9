export {compounds} from './compounds';
export {areOneAndMany, stem} from './stem';
export {names, related} from './synonyms';
export {asksForRelease, isCommon, isQuestion} from './words';
