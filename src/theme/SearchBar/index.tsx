export {default} from '@site/src/search/SearchButton';
